import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { portsOf } from './ports'
import { run } from './processes'

/** The origin of the partner's site whose key the shared servers know. */
export const partnerOrigin = `http://localhost:${portsOf('truth').other}`

const partnerKeyFile = fileURLToPath(new URL('../../build/partner-key.txt', import.meta.url))

/** Creates the partner's key in a data folder that no server uses yet. */
export async function createPartnerKey(folder: string): Promise<void> {
  const parameters = ['hearthway', 'partner', '--name', 'Cedar Valley Guide', '--origin', partnerOrigin]
  const output = await run('npx', parameters, { folder: '../..', environment: { DATA_DIR: folder } })
  const [key] = /pk_[\w-]+/.exec(output) ?? []
  if (!key) throw new Error('The partner command returned no key')
  writeFileSync(partnerKeyFile, key)
}

/** Returns the partner's key. */
export const readPartnerKey = () => readFileSync(partnerKeyFile, 'utf8')
