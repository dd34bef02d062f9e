import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { FileIcon } from '@/components/content/file-icon'
import { loadSanitizer, RichText } from '@/components/content/rich-text'
import { VideoEmbed } from '@/components/content/video-embed'
import { videoSource } from '@/components/content/video-source'

test('text and marks without attributes are shown at once, as they are', () => {
  const html =
    '<p>Jaga <strong>rimba</strong> &amp; <em>air</em>,<br/>lihat &lt;img&gt;</p>'
  const { container } = render(<RichText html={html} />)
  expect(container.querySelector('strong')).toHaveTextContent('rimba')
  expect(container).toHaveTextContent('Jaga rimba & air,lihat <img>')
})

test('whatever is more than bare marks stands as bare paragraphs until the sanitiser has come', async () => {
  const { container } = render(
    [
      '<p>Jaga <strong>rimba</strong></p><script>x</script><p>kita</p>',
      '<p onclick="x()">Jaga</p>',
      '<b/onmouseover=x()>Jaga</b>',
      '<p>Jaga <svg><a>rimba</a></svg></p>',
      '<p>Jaga</p><!-- <b> -->',
      '<p>Jaga</p><img src=x',
      '<p>Jaga</p><P><scRipt>x</scRipt></P>',
    ].map((html) => <RichText key={html} html={html} />),
  )
  for (const element of container.querySelectorAll('.rich-text *')) {
    expect(element).toMatchObject({ tagName: 'P', childElementCount: 0 })
    expect(element.attributes).toHaveLength(0)
  }
  const shown = () =>
    Array.from(container.querySelectorAll('.rich-text'), ({ innerHTML }) => innerHTML)
  expect(shown()).toHaveLength(7)
  expect(shown()[0]).toBe('<p>Jaga rimba</p><p>kita</p>')
  await waitFor(() =>
    expect(shown()[0]).toBe('<p>Jaga <strong>rimba</strong></p><p>kita</p>'),
  )
})

describe('rich text', () => {
  beforeAll(loadSanitizer)

  test('shows what the editor writes', () => {
    const { container } = render(
      <RichText html="<h2>Syarat</h2><p>Isi <strong>tebal</strong></p><ol start='3'><li>Tiga</li></ol>" />,
    )
    expect(screen.getByRole('heading', { name: 'Syarat' })).toBeVisible()
    expect(container.querySelector('ol')).toHaveAttribute('start', '3')
    expect(container.querySelector('strong')).toHaveTextContent('tebal')
  })

  test.each([
    ['<img src=x onerror="alert(1)">', ''],
    ['<script>alert(1)</script>aman', 'aman'],
    ['<iframe src="https://jahat.example"></iframe>', ''],
    [
      '<p style="position:fixed" class="fixed" id="login" data-x="1">teks</p>',
      '<p>teks</p>',
    ],
    ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', ''],
    ['<form action="https://jahat.example"><input></form>', ''],
    ['<a href="javascript:alert(1)">tautan</a>', '<a>tautan</a>'],
    ['<a href="data:text/html,x">tautan</a>', '<a>tautan</a>'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
  ])('lets nothing through that could run or load: %s', (html, expected) => {
    const { container } = render(<RichText html={html} />)
    expect(container.querySelector('.rich-text')?.innerHTML).toBe(expected)
  })

  test('links go to a new tab, without a way back into the portal', () => {
    render(<RichText html='<a href="https://menlhk.go.id" target="_top">Kementerian</a>' />)
    const link = screen.getByRole('link', { name: 'Kementerian' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

describe('video links', () => {
  const ID = 'dQw4w9WgXcQ'

  test.each([
    `https://www.youtube.com/watch?v=${ID}&t=30s`,
    `https://youtu.be/${ID}?si=abc`,
    `http://m.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    ` https://youtube.com/shorts/${ID} `,
  ])('%s is played from youtube-nocookie.com', (link) => {
    expect(videoSource(link)?.embedUrl).toMatch(
      `https://www.youtube-nocookie.com/embed/${ID}?`,
    )
  })

  test.each([
    [
      'https://vimeo.com/76979871',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
    ],
  ])('%s is played by Vimeo without tracking', (link, embedUrl) => {
    expect(videoSource(link)?.embedUrl).toBe(embedUrl)
  })

  test.each([
    'https://contoh.go.id/video.mp4',
    'https://youtube.com.jahat.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=terlalu-pendek-atau-panjang',
    'javascript:alert(1)',
    'bukan tautan',
    '',
  ])('%j is no known video', (link) => {
    expect(videoSource(link)).toBeNull()
  })

  test('nothing is asked of the host before the tap', async () => {
    const user = userEvent.setup()
    const { container } = render(
      <VideoEmbed url={`https://youtu.be/${ID}`} title="Video profil" />,
    )
    expect(container.querySelector('iframe')).toBeNull()
    expect(container.innerHTML).not.toContain('ytimg')
    expect(await axe(container)).toHaveNoViolations()
    await user.click(
      screen.getByRole('button', { name: 'Putar Video profil dari YouTube' }),
    )
    const player = screen.getByTitle('Video profil')
    expect(player).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'))
    expect(player.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  })

  test('an unknown host is a link, and what is no web address is nothing', () => {
    const { rerender, container } = render(
      <VideoEmbed url="https://contoh.go.id/video" title="video panduan" />,
    )
    expect(screen.getByRole('link', { name: /Buka video panduan/ })).toHaveAttribute(
      'href',
      'https://contoh.go.id/video',
    )
    rerender(<VideoEmbed url="javascript:alert(1)" title="video panduan" />)
    expect(container).toBeEmptyDOMElement()
  })
})

test.each([
  ['modul.PDF', 'PDF'],
  ['https://contoh.go.id/files/surat.docx?v=2', 'Word'],
  ['nilai.xls', 'Excel'],
  ['paparan.pptx', 'PowerPoint'],
  ['peta.jpeg', 'Gambar'],
  ['arsip.zip', 'File'],
  ['constructor', 'File'],
])('the file %s says %s', (fileName, word) => {
  render(<FileIcon fileName={fileName} />)
  expect(screen.getByText(word)).toBeInTheDocument()
})
