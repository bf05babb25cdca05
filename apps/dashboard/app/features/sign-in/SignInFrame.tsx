import { ErrorSummary, type FieldError, Heading, Logo, Notice, Stack, Text } from '@pkg/ui'
import type { ReactNode } from 'react'
import { useBrandLogo } from '~/site/brand/brand'
import * as styles from './SignInPage.css'

/** The frame of every sign-in form. */
export function SignInFrame({
  title,
  lead,
  problems = [],
  notice,
  children,
}: {
  title: string
  lead: string
  problems?: FieldError[]
  notice?: string | undefined
  children: ReactNode
}) {
  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <Logo {...useBrandLogo()} />
        <Stack gap={8}>
          <Heading level={1} look="h2">
            {title}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </Stack>
        {problems.length > 0 && <ErrorSummary errors={problems} />}
        {notice && <Notice tone="positive" title={notice} role="status" />}
        {children}
      </div>
    </main>
  )
}
