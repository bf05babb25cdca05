import { Notice, ProgressWindows, Stack, TextLink } from '@pkg/ui'
import type { ReactNode } from 'react'
import { PageTitle } from '~/parts/PageTitle/PageTitle'
import * as styles from './imports.css'
import { type ImportStep, importSteps, stepHref } from './steps'
import { importsTexts as words } from './texts'

export interface ImportFrameProps {
  id: string
  fileName: string
  step: ImportStep
  /** Whether the steps after the first one can be opened. */
  isMatched: boolean
  message: string | undefined
  children: ReactNode
}

/** A step of an import: how far it is, what to do, and links to the other steps. [WORK-015] */
export function ImportFrame({ id, fileName, step, isMatched, message, children }: ImportFrameProps) {
  const place = importSteps.indexOf(step) + 1
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <ProgressWindows step={place} of={importSteps.length} words={words.stepOf(place, importSteps.length)} />
        <PageTitle title={words.steps[step]} lead={`${fileName}. ${words.leads[step]}`} />
      </Stack>
      {message && <Notice tone="caution" role="alert" title={message} />}
      {children}
      {isMatched && (
        <details>
          <summary className={styles.summary}>{words.allSteps}</summary>
          <ol className={styles.steps}>
            {importSteps.map((each) => (
              <li key={each}>
                <TextLink
                  href={stepHref(id, each)}
                  standalone
                  {...(each === step && { 'aria-current': 'step' as const })}
                >
                  {words.steps[each]}
                </TextLink>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Stack>
  )
}
