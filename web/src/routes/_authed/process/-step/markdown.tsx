/** The paragraphs and lists of a step; nothing else of Markdown is used, and text stays text. */
export function Markdown({ children }: { children: string }) {
  const groups: string[][] = []
  for (const line of children.split('\n').filter(Boolean)) {
    const last = groups.at(-1)
    if (line.startsWith('- ') && last?.[0]?.startsWith('- ')) last.push(line)
    else groups.push([line])
  }
  return (
    <div className="grid max-w-prose gap-2 text-pretty text-neutral-800">
      {groups.map((lines) =>
        lines[0]?.startsWith('- ') ? (
          <ul key={lines[0]} className="grid list-disc gap-1.5 pl-5 marker:text-neutral-400">
            {lines.map((line) => (
              <li key={line}>{line.slice(2)}</li>
            ))}
          </ul>
        ) : (
          <p key={lines[0]}>{lines[0]}</p>
        ),
      )}
    </div>
  )
}
