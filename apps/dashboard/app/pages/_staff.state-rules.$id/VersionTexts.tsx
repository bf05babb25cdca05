import { Heading, Stack, Text } from '@pkg/ui'
import { stateRulesTexts as words } from '~/features/state-rules'
import type { VersionPage } from './version-page'

type VersionTextsProps = Pick<VersionPage, 'requiresDisclosure' | 'sections'>

/** What families read, in both languages, with the names of facts in braces. [DISC-002, TRUST-015] */
export function VersionTexts({ requiresDisclosure, sections }: VersionTextsProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.texts}
      </Heading>
      {!sections && <Text size="small">{requiresDisclosure ? words.textsInConsents : words.noText}</Text>}
      {sections &&
        (['en', 'es'] as const).map((language) => (
          <Stack key={language} as="section" gap={8}>
            <Heading level={3} look="label">
              {language === 'en' ? words.english : words.spanish}
            </Heading>
            <div lang={language}>
              <Stack gap={8}>
                {sections[language].map(({ title, text }) => (
                  <div key={title}>
                    <Text strong>{title}</Text>
                    <Text>{text}</Text>
                  </div>
                ))}
              </Stack>
            </div>
          </Stack>
        ))}
    </Stack>
  )
}
