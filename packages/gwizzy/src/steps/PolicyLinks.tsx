import { Text, TextLink } from '@pkg/ui'
import { useTexts } from '../texts/language'
import type { StepProps } from './step-screen'

/** Links to the operator's privacy policy and terms, in a new tab so the answers stay. [ROUTE-013] */
export function PolicyLinks({ support: { site = '' } }: Pick<StepProps, 'support'>) {
  const { policies } = useTexts()
  return (
    <Text size="small">
      {policies.before}{' '}
      <TextLink href={`${site}/privacy`} target="_blank" rel="noopener">
        {policies.privacy}
      </TextLink>{' '}
      {policies.and}{' '}
      <TextLink href={`${site}/terms`} target="_blank" rel="noopener">
        {policies.terms}
      </TextLink>
      .
    </Text>
  )
}
