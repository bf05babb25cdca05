import type { StayFacts } from '@pkg/domain'
import { useEffect, useState } from 'react'
import { loadPerson } from '~/features/cost'
import { describeStay } from './describe-stay'
import { parsePlan } from './stored-plan'
import type { Person } from './texts'

/** How long the money of a stored plan lasts at a community, and what happens then, about the person that the family named in the wizard. [FIND-023] */
export default function StayText({ stored, ...facts }: StayFacts & { stored: string }) {
  const named = usePerson()
  const plan = parsePlan(stored)
  if (!named || !plan) return null
  const { lasts, afterward } = describeStay(plan, facts, named.person)
  return (
    <>
      <strong>{lasts}</strong> {afterward}
    </>
  )
}

/** Returns who moves in, once the wizard’s answers on this device are read. Undefined inside if they don’t say. */
function usePerson(): { person: Person } | undefined {
  const [named, setNamed] = useState<{ person: Person }>()
  useEffect(() => {
    loadPerson().then(
      (person) => setNamed({ person }),
      () => setNamed({ person: undefined }),
    )
  }, [])
  return named
}
