const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const urlPattern = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)]/g

/** Converts plain text to a simple HTML page with its paragraphs, line breaks, and URLs as links. */
export function messageHtml(text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineHtml).join('<br>')}</p>`)
  return `<!doctype html><html lang="en"><body>${paragraphs.join('')}</body></html>`
}

function lineHtml(line: string): string {
  let html = ''
  let end = 0
  for (const match of line.matchAll(urlPattern)) {
    const [url] = match
    html += `${escapeHtml(line.slice(end, match.index))}<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`
    end = match.index + url.length
  }
  return html + escapeHtml(line.slice(end))
}

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
