import { ButtonLink, Cluster, Heading, Text } from '@pkg/ui'
import { useLocation, useRouteError } from '@remix-run/react'
import { texts } from '~/texts'
import * as styles from './PageProblem.css'
import { problemOf } from './problem'

/** In place of a page that cannot be shown: what happened, and what to do. Trying again asks the server anew. [ERR-018] */
export function PageProblem() {
  const problem = problemOf(useRouteError())
  const { pathname, search } = useLocation()
  const { title, help } = texts.problems[problem]
  const canRetry = problem === 'unavailable' || problem === 'unknown'
  return (
    <div className={styles.page}>
      <Heading level={1} look="h2">
        {title}
      </Heading>
      <Text>{help}</Text>
      <Cluster gap={12}>
        {canRetry && (
          <ButtonLink href={`${pathname}${search}`} variant="primary">
            {texts.problems.retry}
          </ButtonLink>
        )}
        <ButtonLink href="/" variant={canRetry ? 'neutral' : 'primary'}>
          {texts.problems.home}
        </ButtonLink>
      </Cluster>
    </div>
  )
}
