import { Gwizzy, type Language } from '@pkg/gwizzy'
import type { SchemaKey } from '@pkg/gwizzy/machines'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { hostOf, listenedStorage, support } from './host'
import { Inspector } from './Inspector'
import * as styles from './Playground.css'
import { contextOf } from './run-of'

export interface PlaygroundProps {
  schema: SchemaKey
  language?: Language
}

/** The wizard of a schema next to the state of its machine. */
export function Playground({ schema, language = 'en' }: PlaygroundProps) {
  const [kept] = useState(listenedStorage)
  const host = useMemo(() => hostOf(schema), [schema])
  const version = useSyncExternalStore(kept.subscribe, kept.version)
  const context = useMemo(() => ({ version, ...contextOf(schema, kept.storage, host) }), [schema, kept, host, version])
  return (
    <div className={styles.sides}>
      <Gwizzy {...host} key={schema} layout="page" language={language} support={support} storage={kept.storage} />
      <Inspector schema={schema} context={context} />
    </div>
  )
}
