import { Gwizzy, type Language } from '@pkg/gwizzy'
import type { SchemaKey } from '@pkg/gwizzy/machines'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { createHost, createObservableStorage, support } from './host'
import { Inspector } from './Inspector'
import * as styles from './Playground.css'
import { replayContext } from './replay-context'

export interface PlaygroundProps {
  schema: SchemaKey
  language?: Language
}

/** The wizard of a schema next to the state of its machine. */
export function Playground({ schema, language = 'en' }: PlaygroundProps) {
  const [stored] = useState(createObservableStorage)
  const host = useMemo(() => createHost(schema), [schema])
  const version = useSyncExternalStore(stored.subscribe, stored.version)
  const context = useMemo(
    () => ({ version, ...replayContext(schema, stored.storage, host) }),
    [schema, stored, host, version],
  )
  return (
    <div className={styles.sides}>
      <Gwizzy {...host} key={schema} layout="page" language={language} support={support} storage={stored.storage} />
      <Inspector schema={schema} context={context} />
    </div>
  )
}
