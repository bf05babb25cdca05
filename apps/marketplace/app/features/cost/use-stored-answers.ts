import type { WizardAnswers } from '@pkg/domain'
import { useNavigate, useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { wizardKeys } from '~/site/device/device-data'
import { answerFields, answerParameters } from '~/site/links/chosen-answers'
import type { StoredAnswers } from './stored-answers'

/**
 * Applies what a person told the wizard on this device to a community's page whose URL has no answers yet, and returns who they look for. The page
 * itself is the same for everyone, so it can be cached. [TRUST-012, FIND-014]
 */
export function useStoredAnswers(): WizardAnswers['lookingFor'] {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const [stored, setStored] = useState<StoredAnswers>()
  useEffect(() => {
    if (!hasProgress()) return
    void import('./stored-answers')
      .then(({ readStoredAnswers }) => setStored(readStoredAnswers(localStorage)))
      // Without them, the page shows the usual cost.
      .catch(() => undefined)
  }, [])
  const hasAnswers = Object.values(answerFields).some((field) => parameters.has(field))
  useEffect(() => {
    const answers = answerParameters(stored?.chosen ?? {})
    if (hasAnswers || Object.keys(answers).length === 0) return
    const { search, hash } = window.location
    const all = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(search)), ...answers })
    navigate({ search: `?${all}`, hash }, { replace: true, preventScrollReset: true })
  }, [stored, hasAnswers, navigate])
  return stored?.lookingFor
}

function hasProgress(): boolean {
  try {
    return Object.keys(wizardKeys).some((key) => localStorage.getItem(key) !== null)
  } catch {
    return false
  }
}
