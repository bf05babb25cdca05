import { Card, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { Time } from '~/components/Time/Time'
import type { FamilyPage, Reach } from '~/families/family-page'
import { texts } from '~/texts'
import { RevealForm } from './RevealForm'
import type { RejectedField } from './rejected-field'

const words = texts.family

export interface HowToReachProps {
  family: Pick<FamilyPage, 'email' | 'phone' | 'callPreference' | 'consent'>
  rejected: RejectedField | undefined
}

/**
 * Contact data with the rules that come with it: when they want to be called stands before the number, what they agreed to beside it,
 * and number and address are masked until somebody says why they are needed. [DASH-003, TRUST-007, TRUST-008]
 */
export function HowToReach({ family, rejected }: HowToReachProps) {
  const { email, phone, callPreference, consent } = family
  const isMasked = [email, phone].some((reach) => reach && !reach.href)
  return (
    <Card look="tint" as="section">
      <Stack gap={12}>
        <Heading level={2} look="label">
          {words.reach}
        </Heading>
        {callPreference && (
          <Notice tone="info" title={words.callPreferencesTitle}>
            {callPreference}
          </Notice>
        )}
        {!email && !phone && <Text size="small">{words.noContact}</Text>}
        {email && <Way label={words.email} reach={email} />}
        {phone && <Way label={words.phone} reach={phone} />}
        {isMasked && <RevealForm rejected={rejected} />}
        {phone && !consent && (
          <Notice tone="info" title={words.noConsent}>
            {words.noConsentHelp}
          </Notice>
        )}
        {consent && (
          <Stack gap={4}>
            <Text size="small" strong>
              {words.consent}
            </Text>
            <Text size="small">{words.consentShown}</Text>
            <Text size="small" as="blockquote">
              {consent.text}
            </Text>
            <Text size="fine" tone="muted">
              <Time moment={consent.given}>{words.consentGiven(consent.given.text)}</Time>,{' '}
              {words.consentVersion(consent.version, consent.language)}
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

function Way({ label, reach }: { label: string; reach: Reach }) {
  return (
    <div>
      <Text size="fine" tone="muted">
        {label}
      </Text>
      {reach.href ? (
        <TextLink href={reach.href} standalone>
          {reach.text}
        </TextLink>
      ) : (
        <Text size="small">{reach.text}</Text>
      )}
    </div>
  )
}
