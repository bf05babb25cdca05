import { useSearchParams } from '@remix-run/react'
import { CommunityPricing } from '../../get-pricing'

/** A partner's page, with the React example of gwizzy's README. */
export default function Page() {
  const [query] = useSearchParams()
  return (
    <main>
      <h1>Places we like</h1>
      <CommunityPricing slug={query.get('community') ?? ''} />
    </main>
  )
}
