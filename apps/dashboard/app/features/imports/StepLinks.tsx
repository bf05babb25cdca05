import { ButtonLink, Cluster } from '@pkg/ui'
import { type ImportStep, importSteps, stepAfter, stepHref } from './steps'
import { importsTexts as words } from './texts'

/** Links to the next step and the previous one. */
export function StepLinks({ id, step }: { id: string; step: ImportStep }) {
  const before = importSteps[importSteps.indexOf(step) - 1]
  return (
    <Cluster gap={12}>
      <ButtonLink href={stepHref(id, stepAfter(step))} variant="primary">
        {words.next}
      </ButtonLink>
      {before && (
        <ButtonLink href={stepHref(id, before)} variant="neutral">
          {words.back}
        </ButtonLink>
      )}
    </Cluster>
  )
}
