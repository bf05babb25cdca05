import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { pageTheme, reportFaintAccent } from '../partner/page-theme'
import { PartnerWizard } from '../partner/PartnerWizard'
import type { DispatchWizardEvent, WizardEvents } from '../partner/wizard-events'
import { optionNames, readOptions } from './read-options'
import { wizardStyles } from './styles'

/**
 * The lead wizard as an element: `<gwizzy-wizard community="…" partner-key="…">`. Shows the content inside the
 * element, which opens the dialog when clicked. The README lists attributes, events, and theme properties.
 */
export class GwizzyWizard extends HTMLElement {
  static readonly observedAttributes = optionNames

  #root: Root | undefined
  #shouldPreload = false
  #isRenderQueued = false

  /** Opens the dialog. */
  open(): void {
    this.setAttribute('open', '')
  }

  /** Closes the dialog. Answers are saved, and sending continues. */
  close(): void {
    this.removeAttribute('open')
  }

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.#attachContent()
    const place = shadow.querySelector('[data-wizard]')
    if (place) this.#root = createRoot(place)
    const theme = pageTheme()
    if (theme && this.dataset['theme'] === undefined) this.dataset['theme'] = theme
    reportFaintAccent(this)
    this.#render()
  }

  disconnectedCallback(): void {
    this.#root?.unmount()
    this.#root = undefined
  }

  attributeChangedCallback(): void {
    this.#render()
  }

  #attachContent(): ShadowRoot {
    const shadow = this.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [wizardStyles()]
    const opener = document.createElement('slot')
    opener.addEventListener('click', () => this.open())
    for (const hint of ['pointerenter', 'focusin'])
      opener.addEventListener(hint, () => this.#preload(), { capture: true })
    const place = document.createElement('div')
    place.dataset['wizard'] = ''
    // Before the wizard loads, and for its errors.
    place.dir = 'ltr'
    shadow.append(opener, place)
    return shadow
  }

  /** Loads early, when a click is likely. */
  #preload(): void {
    if (this.#shouldPreload) return
    this.#shouldPreload = true
    this.#render()
  }

  /** Renders the current attributes, once for all that change together and never during a render. */
  #render(): void {
    if (this.#isRenderQueued) return
    this.#isRenderQueued = true
    queueMicrotask(() => {
      this.#isRenderQueued = false
      this.#root?.render(
        <PartnerWizard
          options={readOptions(this)}
          isOpen={this.hasAttribute('open')}
          shouldPreload={this.#shouldPreload}
          fallback={fallbackSlot}
          dispatch={this.#dispatch}
          close={this.#handleClose}
        />,
      )
    })
  }

  readonly #dispatch: DispatchWizardEvent = (name, detail) => {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  }

  readonly #handleClose = () => {
    this.close()
    this.#dispatch('gwizzy-close', { community: readOptions(this).community })
  }
}

/** Where the page's own content appears if the wizard can't start: `<p slot="fallback">`. [GUEST-012] */
const fallbackSlot = (content?: ReactNode) => <slot name="fallback">{content}</slot>

declare global {
  interface HTMLElementTagNameMap {
    'gwizzy-wizard': GwizzyWizard
  }
  interface GlobalEventHandlersEventMap {
    'gwizzy-step': CustomEvent<WizardEvents['gwizzy-step']>
    'gwizzy-lead': CustomEvent<WizardEvents['gwizzy-lead']>
    'gwizzy-done': CustomEvent<WizardEvents['gwizzy-done']>
    'gwizzy-error': CustomEvent<WizardEvents['gwizzy-error']>
    'gwizzy-close': CustomEvent<WizardEvents['gwizzy-close']>
  }
}
