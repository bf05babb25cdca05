import { canRetry, readErrorPage } from '@pkg/remix-host/react'
import { ButtonLink, Cluster, Heading, Text } from '@pkg/ui'
import { useLocation, useRouteError } from '@remix-run/react'
import { texts } from '~/texts'
import * as styles from './ErrorPage.css'

/** Replaces a page that can't be shown: what happened, and what to do next. [ERR-018] */
export function ErrorPage() {
  const { kind, details } = readErrorPage(useRouteError())
  const { pathname, search } = useLocation()
  const { title, help } = texts.errors[kind]
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
            {texts.errors.retry}
          </ButtonLink>
        )}
        <ButtonLink href="/" variant={canRetry(kind) ? 'neutral' : 'primary'}>
          {texts.errors.home}
        </ButtonLink>
      </Cluster>
    </div>
  )
}
