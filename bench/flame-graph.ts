/** What `node --cpu-prof` writes, as far as it is used here. */
export interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number }; children?: number[] }[]
  samples: number[]
  timeDeltas: number[]
}

interface Frame {
  label: string
  self: number
  total: number
  children: Map<string, Frame>
}

const WIDTH = 1200
const ROW = 18
/** Narrower than this nobody sees it, in pixels. */
const NARROWEST = 0.7
const PIXELS_PER_CHARACTER = 6.2

/** The calls of a profile from the top down: each as wide as the CPU time that it and all it calls take. */
export function flameGraph(profile: CpuProfile, title: string): string {
  const root = callTree(profile)
  const boxes: string[] = []
  let depth = 0
  const draw = (frame: Frame, x: number, level: number) => {
    const width = (frame.total / root.total) * WIDTH
    if (width < NARROWEST) return
    depth = Math.max(depth, level)
    const share = `${((frame.total / root.total) * 100).toFixed(1)} %`
    const room = Math.floor((width - 6) / PIXELS_PER_CHARACTER)
    const text = room < 3 ? '' : frame.label.length > room ? `${frame.label.slice(0, room - 1)}…` : frame.label
    const y = 34 + level * ROW
    boxes.push(
      `<g><title>${escaped(`${frame.label}, ${share}`)}</title><rect x="${x.toFixed(1)}" y="${y}" width="${(width - 0.5).toFixed(1)}" height="${ROW - 1}" fill="${colour(frame.label)}"/>`,
      text && `<text x="${(x + 3).toFixed(1)}" y="${y + 13}">${escaped(text)}</text>`,
      '</g>',
    )
    let left = x
    for (const child of [...frame.children.values()].sort((a, b) => b.total - a.total)) {
      draw(child, left, level + 1)
      left += (child.total / root.total) * WIDTH
    }
  }
  draw(root, 0, 0)
  const height = 34 + (depth + 1) * ROW + 6
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="ui-monospace, monospace" font-size="11" role="img">
<title>${escaped(title)}</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="6" y="21" font-size="14">${escaped(title)}</text>
${boxes.join('')}
</svg>
`
}

/** Each function's own share of the CPU time, the largest first. */
export function selfTimes(profile: CpuProfile): { label: string; share: number }[] {
  const root = callTree(profile)
  const times = new Map<string, number>()
  const visit = ({ label, self, children }: Frame) => {
    times.set(label, (times.get(label) ?? 0) + self)
    for (const child of children.values()) visit(child)
  }
  visit(root)
  return [...times].map(([label, time]) => ({ label, share: time / root.total })).sort((a, b) => b.share - a.share)
}

/** Calls of the same function from the same place are one; time in which nothing ran is none. */
function callTree({ nodes, samples, timeDeltas }: CpuProfile): Frame {
  const self = new Map<number, number>()
  for (const [at, id] of samples.entries()) self.set(id, (self.get(id) ?? 0) + Math.max(0, timeDeltas[at] ?? 0))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const add = (id: number, parent: Frame): number => {
    const node = byId.get(id)
    if (!node || node.callFrame.functionName === '(idle)') return 0
    const label = labelOf(node.callFrame)
    const frame = parent.children.get(label) ?? { label, self: 0, total: 0, children: new Map() }
    parent.children.set(label, frame)
    const own = self.get(id) ?? 0
    const total = own + (node.children ?? []).reduce((sum, child) => sum + add(child, frame), 0)
    frame.self += own
    frame.total += total
    return total
  }
  const root: Frame = { label: 'all', self: 0, total: 0, children: new Map() }
  for (const id of nodes[0]?.children ?? []) root.total += add(id, root)
  return root
}

function labelOf({ functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']): string {
  const place = url
    .replace(/^.*\/(?=dist\/|node_modules\/)|^file:\/\//g, '')
    .replace(/^node_modules\/\.cache\//, 'bench/')
  const name = functionName || `(line ${lineNumber + 1})`
  return place === '' ? name : `${name} ${place}`
}

const COLOURS: [RegExp, string][] = [
  [/^\(garbage collector\)/, '#f2a3a3'],
  [/dist\/generated/, '#8fd3b0'],
  [/dist\/framing/, '#9cc4f2'],
  [/dist\//, '#c3b5f0'],
  [/ node:/, '#d9d9d9'],
  [/node_modules|bench\//, '#eed9a8'],
]

function colour(label: string): string {
  return COLOURS.find(([pattern]) => pattern.test(label))?.[1] ?? '#f3efe6'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
