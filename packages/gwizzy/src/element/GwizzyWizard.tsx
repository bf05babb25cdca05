import { createRoot, type Root } from 'react-dom/client'
import { ElementWizard } from './ElementWizard'
import { wizardStyles } from './styles'
import type { Tell, WizardEvents } from './wizard-events'
import { optionNames, optionsOf } from './wizard-options'

/**
 * The lead wizard as an element: `<gwizzy-wizard community="…" partner-key="…">`. What stands inside the element is shown
 * in its place and opens the dialog when pressed. The README lists attributes, events and theme properties.
 */
export class GwizzyWizard extends HTMLElement {
  static readonly observedAttributes = optionNames

  #root: Root | undefined
  #isExpected = false
  #isAwaited = false

  /** Opens the dialog. */
  open(): void {
    this.setAttribute('open', '')
  }

  /** Closes the dialog. Answers are kept, and a request on its way goes on. */
  close(): void {
    this.removeAttribute('open')
  }

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.#furnish()
    const place = shadow.querySelector('[data-wizard]')
    if (place) this.#root = createRoot(place)
    this.#show()
  }

  disconnectedCallback(): void {
    this.#root?.unmount()
    this.#root = undefined
  }

  attributeChangedCallback(): void {
    this.#show()
  }

  #furnish(): ShadowRoot {
    const shadow = this.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [wizardStyles()]
    const opener = document.createElement('slot')
    opener.addEventListener('click', () => this.open())
    for (const hint of ['pointerenter', 'focusin'])
      opener.addEventListener(hint, () => this.#expect(), { capture: true })
    const place = document.createElement('div')
    place.dataset['wizard'] = ''
    shadow.append(opener, place)
    return shadow
  }

  /** Loads ahead, when a press is likely. */
  #expect(): void {
    if (this.#isExpected) return
    this.#isExpected = true
    this.#show()
  }

  /** Shows what the attributes say, once for all that change together, and never in the middle of showing. */
  #show(): void {
    if (this.#isAwaited) return
    this.#isAwaited = true
    queueMicrotask(() => {
      this.#isAwaited = false
      this.#root?.render(
        <ElementWizard
          options={optionsOf(this)}
          isOpen={this.hasAttribute('open')}
          isExpected={this.#isExpected}
          tell={this.#tell}
          close={this.#leave}
        />,
      )
    })
  }

  readonly #tell: Tell = (name, detail) => {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  }

  readonly #leave = () => {
    this.close()
    this.#tell('gwizzy-close', { community: optionsOf(this).community })
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
