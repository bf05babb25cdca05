import { translatePage } from '@pkg/config/translate-page'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { progressKeys } from '../machines/schemas'
import { Gwizzy } from './Gwizzy'
import { community, memoryStorage, pageProps, support } from './gwizzy.stories.kit'

const typed: Record<string, string> = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@mail.example',
  phone: '9705550187',
  residentName: 'Ruth Whitfield',
}

let stop = () => {}
afterEach(() => stop())

/** Returns the question or message that's on the screen. */
const shown = () => screen.getByRole('heading', { level: 1 }).textContent
const submit = () => document.querySelector<HTMLButtonElement>('form [type=submit]')

function pressSubmit() {
  const button = submit()
  if (button) fireEvent.click(button)
}

/** Answers every field of the step that is open. */
async function answer() {
  const form = submit()?.closest('form')
  if (!form) return
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=text], input[type=email], input[type=tel]')) {
    if (field.getAttribute('role') === 'combobox') continue
    fireEvent.input(field, { target: { value: typed[field.name] ?? 'Fort Collins, CO' } })
    fireEvent.blur(field)
  }
  const search = form.querySelector('[role=combobox]')
  if (search) {
    await userEvent.clear(search)
    await userEvent.type(search, 'Fort')
    await userEvent.click(await within(form).findByRole('option', { name: /Collins/ }, { timeout: 3000 }))
  }
  const groups = new Map<string, HTMLInputElement>()
  // The last option ends no path, such as "none of these".
  for (const choice of form.querySelectorAll<HTMLInputElement>('input[type=radio]')) groups.set(choice.name, choice)
  for (const choice of groups.values()) fireEvent.click(choice)
  const box = form.querySelector<HTMLInputElement>('input[type=checkbox]')
  if (box && groups.size === 0) fireEvent.click(box)
}

test.each(Object.values(progressKeys))(
  'the wizard %s is answered to its end on a translated page [EDGE-010]',
  async (schema) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const onDone = vi.fn()
    const createUuidAction = vi.fn(() => Promise.resolve())
    const { services, ...props } = pageProps
    render(
      <Gwizzy
        {...props}
        community={{ ...community, conversionSchemaType: schema }}
        support={support}
        storage={memoryStorage()}
        services={{ ...services, createUuidAction }}
        onDone={onDone}
      />,
    )
    stop = translatePage(document.body)
    const questions = new Set<string | null>()
    for (let steps = 0; submit() && steps < 20; steps += 1) {
      const question = shown()
      questions.add(question)
      // Without an answer, errors come; with one, they go again.
      pressSubmit()
      await new Promise((resolve) => setTimeout(resolve))
      if (shown() !== question) continue
      await answer()
      await new Promise((resolve) => setTimeout(resolve))
      pressSubmit()
      await waitFor(() => expect(shown()).not.toBe(question))
    }
    expect(questions.size).toBeGreaterThan(4)
    await waitFor(() => expect(createUuidAction).toHaveBeenCalled())
    expect(logged).not.toHaveBeenCalled()
  },
)
