import { CheckStep } from './CheckStep'
import { DoublesStep } from './DoublesStep'
import { ImportFrame } from './ImportFrame'
import type { ImportData } from './load-import.server'
import { MatchStep } from './MatchStep'
import { RunView } from './RunView'
import type { RejectedImport } from './save-import.server'
import { DeleteImport, StartStep } from './StartStep'

export interface ImportViewProps {
  data: ImportData
  rejected: RejectedImport | undefined
}

/** The page of an import: a step before the start, and then its progress and outcome. Works without scripts. [WORK-015] */
export function ImportView({ data, rejected }: ImportViewProps) {
  const { found, step, page } = data
  if (!step) return <RunView data={data} />
  return (
    <ImportFrame
      id={found.id}
      fileName={found.fileName}
      step={step}
      isMatched={found.status === 'checked'}
      message={rejected?.message}
    >
      {step === 'match' && (
        <>
          <MatchStep key={found.version} found={found} rejected={rejected} />
          <DeleteImport version={found.version} />
        </>
      )}
      {step === 'check' && <CheckStep found={found} page={page} rejected={rejected} />}
      {step === 'doubles' && <DoublesStep found={found} page={page} />}
      {step === 'start' && <StartStep found={found} />}
    </ImportFrame>
  )
}
