import { Container, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { stateGuidesPath } from '~/site/links/article-links'
import { MarkdownText } from '~/parts/markdown/MarkdownText'
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
    <Container width="text">
      <div className={styles.page}>
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
      </div>
    </Container>
  )
}
