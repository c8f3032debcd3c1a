import { literal } from './emit.js'

/** The release, for `serverInfo.version` and `--version`: the built files must not look for package.json. */
export function generatePackage(packageJson: { name: string; version: string }): string {
  return `
/** This package's release. The wire version is another matter: see \`PROTOCOL_VERSIONS\`. */
export const PACKAGE_VERSION = ${literal(packageJson.version)}
`
}

/** The same, for the Python package, whose build reads it. */
export function generatePythonPackage(packageJson: { version: string }): string {
  return `"""This package's release."""

VERSION = ${JSON.stringify(packageJson.version)}
`
}
