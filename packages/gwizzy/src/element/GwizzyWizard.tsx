import { createRoot, type Root } from 'react-dom/client'
import { ElementWizard } from './ElementWizard'
import { wizardStyles } from './styles'
import type { DispatchWizardEvent, WizardEvents } from './wizard-events'
import { optionNames, readOptions } from './wizard-options'

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
        <ElementWizard
          options={readOptions(this)}
          isOpen={this.hasAttribute('open')}
          shouldPreload={this.#shouldPreload}
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

declare global {
  interface HTMLElementTagNameMap {
    'gwizzy-wizard': GwizzyWizard
  }
  interface GlobalEventHandlersEventMap {
    'gwizzy-step': CustomEvent<WizardEvents['gwizzy-step']>
    'gwizzy-lead': CustomEvent<WizardEvents['gwizzy-lead']>
    'gwizzy-done': CustomEvent<WizardEvents['gwizzy-done']>
    'gwizzy-close': CustomEvent<WizardEvents['gwizzy-close']>
  }
}
