import { Button, Notice, Stack } from '@pkg/ui'
import { phoneHref } from '../screens/SupportLine'
import type { Support } from '../support'
import { elementTexts } from '../texts/element-texts'
import { setupTexts } from '../texts/setup-texts'
import type { Language } from '../texts/texts'
import type { SetupFault } from './setup-fault'

interface SetupFailureProps {
  fault: SetupFault
  support?: Support | undefined
  language: Language
  retry: () => void
}

/** Says that this page can't show the wizard, with the operator's phone number. [GUEST-012] */
export function SetupFailure({ fault, support, language, retry }: SetupFailureProps) {
  const texts = setupTexts[language]
  const notice = (
    <Notice tone="critical" title={texts.notHere} role="alert">
      {support && (
        <p>
          <a href={phoneHref(support.phone)}>{texts.call(support.name, support.phone)}</a>
        </p>
      )}
    </Notice>
  )
  // The browser hides why it got no answer, so a lost connection can look the same.
  if (fault !== 'missing-key' && fault !== 'foreign-site') return notice
  return (
    <Stack gap={16}>
      {notice}
      <Button onClick={retry}>{elementTexts[language].retry}</Button>
    </Stack>
  )
}
