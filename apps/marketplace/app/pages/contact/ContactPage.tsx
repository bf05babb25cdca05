import { Heading, Notice, Stack, Text, TextLink, MarkdownText } from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { stateGuidesPath } from '~/site/links/article-links'
import * as styles from '~/parts/site-page/site-page.css'
import type { ContactResult } from './contact-form'
import { ContactForm } from './ContactForm'
import { contactTexts as words } from './texts'

interface ContactPageProps {
  phone: string
  email: string
  /** Where to call for help, as editors wrote it. */
  html: string
  isSent: boolean
  result: ContactResult | undefined
}

/** How to reach us, and a form that works without scripts. [ROUTE-018] */
export function ContactPage({ phone, email, html, isSent, result }: ContactPageProps) {
  return (
    <PageFrame width="text">
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text size="lead">{words.lead}</Text>
      </Stack>
      {isSent && !result && (
        <Notice tone="positive" title={words.sent} role="status">
          {words.sentDetail}
        </Notice>
      )}
      <ul className={styles.links}>
        <li>
          {words.call} <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
        </li>
        <li>
          {words.email} <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </li>
      </ul>
      <Stack as="section" gap={20}>
        <Heading level={2}>{words.form}</Heading>
        <ContactForm result={result} />
      </Stack>
      <MarkdownText html={html} />
      <TextLink href={stateGuidesPath} standalone>
        {words.states}
      </TextLink>
    </PageFrame>
  )
}
