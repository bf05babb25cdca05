import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Stage } from '../stage/stage'

/** What we are compared with. No product of ours depends on it, hence it is fetched for the run. */
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

/** Fetches the libraries into a folder of their own, and gives it. Throws without a registry. */
export async function otherLibraries(stage: Stage): Promise<string> {
  const folder = stage.folder()
  const quietly = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefer-offline', '--legacy-peer-deps']
  await promisify(execFile)('npm', ['install', '--prefix', folder, ...quietly, ...packages], {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
  })
  return folder
}
