import { rmSync } from 'node:fs'

/** Takes the data folder of a run away; Playwright calls it when the stack has stopped. */
export default function removeData(): void {
  const folder = process.env['E2E_DATA_DIR']
  if (folder) rmSync(folder, { recursive: true, force: true })
}
