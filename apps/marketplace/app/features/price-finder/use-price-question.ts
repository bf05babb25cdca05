import { useFetcher } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { useRestoredFields } from '~/site/frame/use-restored-fields'
import type { Prices } from './load-prices.server'

/** The pause in typing before prices are loaded, in milliseconds. */
const pause = 350

/** The question about prices on a page, and its answer. */
export interface PriceQuestion {
  form: RefObject<HTMLFormElement>
  prices: Prices
  isPending: boolean
  /** Loads the prices for the form once typing pauses. */
  ask: () => void
  /** Loads them now, for someone who is done typing. */
  askNow: () => void
  /** Asks about another place. */
  choose: (place: string) => void
}

/** Answers the question of a form while a person types: what is entered now, and what was entered before the script started. [FIND-016] */
export function usePriceQuestion(initial: Prices): PriceQuestion {
  const fetcher = useFetcher<Prices>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const form = useRef<HTMLFormElement>(null)
  const askNow = () => {
    clearTimeout(timer.current)
    fetcher.submit(form.current, { method: 'get', action: '/prices' })
  }
  const ask = () => {
    if (!form.current) return
    const near = String(new FormData(form.current).get('near') ?? '').trim()
    clearTimeout(timer.current)
    // A few letters could be any place.
    if (/^\d{1,4}$/.test(near) || (near.length > 0 && near.length < 3)) return
    timer.current = setTimeout(askNow, pause)
  }
  const choose = (place: string) => {
    const near = form.current?.elements.namedItem('near')
    if (!(near instanceof HTMLInputElement)) return
    near.value = place
    ask()
  }
  useRestoredFields(form, 'prices')
  // What was entered before the script started, or what was restored.
  const askFirst = useRef(() => {
    const { near, help } = Object.fromEntries(new FormData(form.current ?? undefined))
    if (near !== initial.question.place || help !== initial.question.level) ask()
  })
  useEffect(() => askFirst.current(), [])
  return { form, prices: fetcher.data ?? initial, isPending: fetcher.state !== 'idle', ask, askNow, choose }
}
