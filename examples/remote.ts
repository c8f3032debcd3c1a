import { DeepSeekHarness } from 'dsh-wire/client'

const overSsh = {
  command: 'ssh',
  args: ['-T', '-o', 'BatchMode=yes', 'build-machine', 'DSH_HOME=/var/lib/dsh exec dsh --profile sdk'],
}
const inContainer = {
  command: 'docker',
  args: ['run', '--rm', '-i', '--init', '-v', '/srv/app:/workspace', 'my-runtime-image', 'dsh', '--profile', 'sdk'],
}

for (const launch of [overSsh, inContainer]) {
  const harness = new DeepSeekHarness({ launch, cwd: '/workspace' }) // a folder over there
  try {
    const { finalResponse } = await harness.run('What is in this folder?')
    console.log(finalResponse)
  } finally {
    await harness.close()
  }
}
