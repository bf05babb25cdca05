import './CountryMap.css'

/** The map of the country that the server has drawn. It has links and no script. [LOOK-003] */
export function CountryFrame({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
