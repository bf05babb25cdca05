import { suggestEmail } from '@pkg/domain'
import { EmailField, type EmailFieldProps } from '@pkg/ui'

const didYouMean = (address: string) => `Did you mean ${address}?`

/** An email field that suggests the common domain that was probably meant. [VAL-002] */
export function SuggestingEmailField(props: Omit<EmailFieldProps, 'suggest' | 'suggestionText'>) {
  return <EmailField suggest={suggestEmail} suggestionText={didYouMean} {...props} />
}
