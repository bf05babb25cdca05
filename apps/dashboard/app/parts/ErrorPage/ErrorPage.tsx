import { canRetry, readErrorPage } from '@pkg/remix-host/react'
import { ButtonLink, Cluster, Heading, Text } from '@pkg/ui'
import { useLocation, useRouteError } from '@remix-run/react'
import { errorTexts } from '~/site/texts'
import * as styles from './ErrorPage.css'

/** Replaces a page that can't be shown: what happened, and what to do next. [ERR-018] */
export function ErrorPage() {
  const { kind, details } = readErrorPage(useRouteError())
  const { pathname, search } = useLocation()
  const { title, help } = errorTexts[kind]
  return (
    <div className={styles.page}>
      <Heading level={1} look="h2">
        {title}
      </Heading>
      <Text>{help}</Text>
      {details.map((detail) => (
        <Text key={detail}>{detail}</Text>
      ))}
      <Cluster gap={12}>
        {canRetry(kind) && (
          <ButtonLink href={`${pathname}${search}`} variant="primary">
            {errorTexts.retry}
          </ButtonLink>
        )}
        <ButtonLink href="/" variant={canRetry(kind) ? 'neutral' : 'primary'}>
          {errorTexts.home}
        </ButtonLink>
      </Cluster>
    </div>
  )
}
