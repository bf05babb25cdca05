import { useIsHydrated } from '@pkg/remix-host/react'
import { Card, Checkbox, Heading, Stack, Text } from '@pkg/ui'
import { fieldId, intakeTexts } from '~/features/intake'

const words = intakeTexts
const languages = ['en', 'es'] as const

export interface ConsentProps {
  consents: Readonly<Record<(typeof languages)[number], string>>
  /** The language that the family speaks. */
  language: string
  isGiven: boolean
  error: string | undefined
}

/** The words that a family agrees to, in its language. Where no script runs, in both, because the language can still change. [TRUTH-002] */
export function Consent({ consents, language, isGiven, error }: ConsentProps) {
  const isHydrated = useIsHydrated()
  const own = language === 'es' ? 'es' : 'en'
  return (
    <Card look="tint" as="section">
      <Stack gap={8}>
        <Heading level={2} look="label">
          {words.consentTitle}
        </Heading>
        {isHydrated && (
          <div lang={own}>
            <Text as="blockquote">{consents[own]}</Text>
          </div>
        )}
        {!isHydrated &&
          languages.map((one) => (
            <Stack key={one} gap={4}>
              <Text size="small">{words.consentIn[one]}</Text>
              <div lang={one}>
                <Text as="blockquote">{consents[one]}</Text>
              </div>
            </Stack>
          ))}
        <Checkbox id={fieldId('consent')} label={words.consent} name="consent" defaultChecked={isGiven} error={error} />
      </Stack>
    </Card>
  )
}
