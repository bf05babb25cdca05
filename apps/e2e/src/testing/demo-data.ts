import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const catalog = fileURLToPath(new URL('../../../demo/build/catalog', import.meta.url))

/**
 * Copies the saved demo catalog into a data folder.
 * @throws When the catalog hasn't been saved.
 */
export async function copyDemoData(folder: string): Promise<void> {
  if (!existsSync(catalog)) throw new Error('Save the demo catalog first: npm run catalog --workspace @pkg/demo')
  await cp(catalog, folder, { recursive: true })
}
