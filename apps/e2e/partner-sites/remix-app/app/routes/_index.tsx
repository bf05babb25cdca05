import { useSearchParams } from '@remix-run/react'
import { GetPricing } from '../../get-pricing'

/** A partner's page, with the React example of gwizzy's README. */
export default function Page() {
  const [query] = useSearchParams()
  return (
    <main>
      <h1>Places we like</h1>
      <GetPricing slug={query.get('community') ?? ''} />
    </main>
  )
}
