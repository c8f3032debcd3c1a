// Made by `npm run generate` from package.json. Do not edit.

/** This package's release. The wire version is another matter: see `PROTOCOL_VERSIONS`. */
export const PACKAGE_VERSION = '0.1.0'
