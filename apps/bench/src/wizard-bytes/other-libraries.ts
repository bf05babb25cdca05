import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Environment } from '../environment/environment'

/** The libraries to compare with. No package depends on them, so each run installs them. */
const packages = [
  'survey-core@3.0.0',
  'survey-react-ui@3.0.0',
  '@formio/js@5.6.0',
  '@rjsf/core@6.11.1',
  '@rjsf/utils@6.11.1',
  '@rjsf/validator-ajv8@6.11.1',
  'react@18.3.1',
  'react-dom@18.3.1',
]

/**
 * Installs the libraries into a temporary folder, and returns it.
 *
 * @throws Without a registry.
 */
export async function otherLibraries(environment: Environment): Promise<string> {
  const folder = environment.folder()
  const quietly = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefer-offline', '--legacy-peer-deps']
  await promisify(execFile)('npm', ['install', '--prefix', folder, ...quietly, ...packages], {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
  })
  return folder
}
