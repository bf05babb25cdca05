import { StrictMode } from 'react'
import { CommunityPricing } from './get-pricing'

/** A partner's page, with the React example of gwizzy's README. */
export const App = ({ url }: { url: URL }) => (
  <StrictMode>
    <main>
      <h1>Places we like</h1>
      <CommunityPricing slug={url.searchParams.get('community') ?? ''} />
    </main>
  </StrictMode>
)
