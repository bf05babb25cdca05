import { CommunityPricing } from '../get-pricing'

/** A partner's page, a server component with the React example of gwizzy's README. */
export default async function Page({ searchParams }: { searchParams: Promise<{ community: string }> }) {
  const { community } = await searchParams
  return (
    <main>
      <h1>Places we like</h1>
      <CommunityPricing slug={community} />
    </main>
  )
}
