import { Text, TextLink } from '@pkg/ui'
import { legalTexts } from './texts'

/** Links to the privacy policy and terms of use, below every form that asks for personal information. [ROUTE-013] */
export function PolicyLinks() {
  return (
    <Text size="small">
      {legalTexts.before} <TextLink href="/privacy">{legalTexts.privacyInSentence}</TextLink> {legalTexts.and}{' '}
      <TextLink href="/terms">{legalTexts.termsInSentence}</TextLink>.
    </Text>
  )
}
