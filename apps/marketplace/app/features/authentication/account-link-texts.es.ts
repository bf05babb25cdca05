import type { Translated } from '@pkg/domain'
import type * as english from './account-link-texts'

export const accountLinkTexts: Translated<typeof english.accountLinkTexts> = {
  signIn: 'Iniciar sesión',
  account: 'Cuenta',
  withoutScript: 'Ir a la página para iniciar sesión',
  withoutScriptDetail: 'Inicie sesión para continuar',
}
