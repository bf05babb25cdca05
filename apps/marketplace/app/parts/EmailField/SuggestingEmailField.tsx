import { suggestEmail } from '@pkg/domain'
import { EmailField, type EmailFieldProps } from '@pkg/ui'
import { emailFieldTexts } from './texts'

/** An email field that suggests the common domain that was probably meant. [VAL-002] */
export function SuggestingEmailField(props: Omit<EmailFieldProps, 'suggest' | 'suggestionText'>) {
  return <EmailField suggest={suggestEmail} suggestionText={emailFieldTexts.didYouMean} {...props} />
}
