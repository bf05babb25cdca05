const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const address = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g

/** A plain text as the simplest page: its paragraphs, its line breaks, and its addresses as links. */
export function messageHtml(text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineHtml).join('<br>')}</p>`)
  return `<!doctype html><html lang="en"><body>${paragraphs.join('')}</body></html>`
}

function lineHtml(line: string): string {
  let html = ''
  let end = 0
  for (const match of line.matchAll(address)) {
    const [url] = match
    html += `${escaped(line.slice(end, match.index))}<a href="${escaped(url)}">${escaped(url)}</a>`
    end = match.index + url.length
  }
  return html + escaped(line.slice(end))
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '')
