import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GetPricing } from './GetPricing'

const options = { community: 'nowhere', api: 'https://api.example/', partnerKey: 'pk_1' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
})
afterEach(() => vi.unstubAllGlobals())

/** Answers for the operator, and for every community as `community` does. */
function stubApi(community: () => Promise<Response>) {
  const requests: string[] = []
  vi.stubGlobal('fetch', (address: string | URL) => {
    requests.push(String(address))
    if (!String(address).endsWith('/platform/brand')) return community()
    const attributes = { name: 'Hearthway', phone: '(800) 555-0136', email: 'help@hearthway.example' }
    return Promise.resolve(Response.json({ data: { type: 'brands', id: 'brand', attributes } }))
  })
  return requests
}
const unknown = () => Promise.resolve(Response.json({ errors: [] }, { status: 404 }))

test('is a button of the page that the server renders, and loads nothing before it’s likely to be used [GUEST-002, GUEST-012]', () => {
  const requests = stubApi(unknown)
  const html = renderToString(<GetPricing {...options} className="cta" />)
  expect(html).toMatch(/^<button [^<]*>Get pricing<\/button>$/)
  expect(html).toContain('class="cta"')
  render(<GetPricing {...options} language="es" />)
  screen.getByRole('button', { name: 'Pedir precios' })
  expect(requests).toEqual([])
})

test('a press immediately opens the dialog, which says that it loads [GUEST-012]', async () => {
  stubApi(() => new Promise(() => undefined))
  render(<GetPricing {...options}>See prices</GetPricing>)
  await userEvent.click(screen.getByRole('button', { name: 'See prices' }))
  screen.getByRole('status', { name: 'Loading questions' })
})

test('shows the operator’s phone number if the wizard can’t start, and notifies the page once [GUEST-012]', async () => {
  stubApi(unknown)
  const onError = vi.fn()
  const onClose = vi.fn()
  const { rerender } = render(<GetPricing {...options} onError={(detail) => onError(detail)} onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Get pricing' }))
  await screen.findByRole('link', { name: 'Please call Hearthway at (800) 555-0136.' })
  rerender(<GetPricing {...options} onError={(detail) => onError(detail)} onClose={onClose} />)
  expect(onError.mock.calls).toEqual([[{ community: 'nowhere', code: 'unknown-community' }]])
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose.mock.calls).toEqual([[{ community: 'nowhere' }]])
})

test('stays mounted after it’s closed, however it was opened [GWZ-111, GUEST-012]', async () => {
  stubApi(() => new Promise(() => undefined))
  render(<GetPricing {...options} />)
  act(() => screen.getByRole('button', { name: 'Get pricing' }).click())
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(document.querySelector('.ui-root')).not.toBe(null)
})

test('shows the page’s own content instead [GUEST-012]', async () => {
  stubApi(unknown)
  render(<GetPricing {...options} fallback={<p>Write to us.</p>} />)
  await userEvent.click(screen.getByRole('button', { name: 'Get pricing' }))
  await screen.findByText('Write to us.')
  expect(screen.queryByText(/can’t show/)).toBe(null)
})
