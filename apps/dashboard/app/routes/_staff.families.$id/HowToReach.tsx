import { Card, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { Time } from '~/components/Time/Time'
import type { FamilyPage } from '~/families/family-page'
import { texts } from '~/texts'

const words = texts.family

/** Contact data with the rules that come with it: what they agreed to stands beside the number. [DASH-003] */
export function HowToReach({ family }: { family: Pick<FamilyPage, 'email' | 'phone' | 'consent'> }) {
  const { email, phone, consent } = family
  return (
    <Card look="tint" as="section">
      <Stack gap={12}>
        <Heading level={2} look="label">
          {words.reach}
        </Heading>
        {!email && !phone && <Text size="small">{words.noContact}</Text>}
        {email && (
          <div>
            <Text size="fine" tone="muted">
              {words.email}
            </Text>
            <TextLink href={`mailto:${email}`} standalone>
              {email}
            </TextLink>
          </div>
        )}
        {phone && (
          <div>
            <Text size="fine" tone="muted">
              {words.phone}
            </Text>
            <TextLink href={phone.href} standalone>
              {phone.text}
            </TextLink>
          </div>
        )}
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
