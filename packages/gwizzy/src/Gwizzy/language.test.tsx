import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Gwizzy } from './Gwizzy'
import { memoryStorage, pageProps, storageAtStep } from './gwizzy.stories.kit'

const answersIn = (storage: ReturnType<typeof memoryStorage>) => JSON.parse(storage.getItem('gwizzy') ?? '{}').answers

test('Spanish changes the labels and keeps the answer values [DATA-011]', async () => {
  const storage = memoryStorage()
  const { container } = render(<Gwizzy {...pageProps} language="es" storage={storage} />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Mi madre' }))
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('¿Cuánta ayuda se necesita cada día?')
  expect(screen.getByRole('progressbar', { name: 'Progreso' }).textContent).toMatch(/^Paso 2 de un máximo de \d+/)
  expect(container.querySelector('[lang]')?.getAttribute('lang')).toBe('es')
  expect(answersIn(storage).lookingFor).toBe('Mother')
})

test('shows errors in Spanish, above and at the field [VAL-013]', async () => {
  render(<Gwizzy {...pageProps} language="es" storage={storageAtStep('EmailInfo', { email: 'dana@' })} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Continuar' }))
  const summary = screen.getByRole('alert')
  expect(within(summary).getByText('Hay un problema')).toBeTruthy()
  expect(within(summary).getByRole('link').textContent).toBe(
    'Correo electrónico: Escriba un correo electrónico, como ana@ejemplo.com',
  )
  expect(
    screen.getByRole('textbox', { description: /Escriba un correo electrónico, como ana@ejemplo.com/ }),
  ).toBeTruthy()
})

test('a consent given in Spanish stores the Spanish wording [TRUTH-002]', async () => {
  const storage = storageAtStep('PhoneInfo')
  render(<Gwizzy {...pageProps} language="es" storage={storage} />)
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /STOP/ })
  await userEvent.click(box)
  expect(answersIn(storage).consent).toEqual({ id: 'texts', language: 'es', version: '3' })
})

test('two wizards on one page share no id', async () => {
  const { container } = render(
    <>
      <Gwizzy {...pageProps} storage={memoryStorage()} />
      <Gwizzy {...pageProps} storage={memoryStorage()} />
    </>,
  )
  for (const button of screen.getAllByRole('button', { name: 'Continue' })) await userEvent.click(button)
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(4)
  expect(new Set(ids).size).toBe(ids.length)
})
