import { listCompanies } from '@moisson/contract/admin'
import { setManager } from '@moisson/contract/user'
import { useState } from 'react'
import { useChange } from '../../../../../api/change.ts'
import { useList } from '../../../../../api/read-list.ts'
import { Button } from '../../../../../kit/button.tsx'
import { Checkbox } from '../../../../../kit/checkbox.tsx'
import { SaveFailure } from '../../../../../form/save-failure.tsx'
import { showToast } from '../../../../../kit/toast-store.ts'
import { useWords } from '../../../../../words/catalogue.ts'
import { dataWords } from '../../../../../words/data.ts'
import { SearchBox } from '../../../../../list/search-box.tsx'
import { nameOf, type AdminUser } from './admin-user.ts'
import { usersWords } from './users-words.ts'

/** Whether the person is an adviser, and of which companies. */
export function Portfolio({ user }: { user: AdminUser }) {
  const words = useWords(usersWords)
  const data = useWords(dataWords)
  const save = useChange(setManager)
  const held = user.companies.filter(({ role }) => role === 'manager').map(({ company_id }) => company_id)
  const [manager, setIsManager] = useState(user.roles.includes('manager'))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(held))
  const [q, setQ] = useState('')
  const list = useList(listCompanies, { query: { limit: '200', ...(q ? { q } : {}) } as never })
  const shrinks = held.some((id) => !manager || !chosen.has(id))

  async function keep() {
    const outcome = await save.send({
      body: { user_id: user.id, manager, ...(manager ? { company_ids: [...chosen] } : {}) },
    })
    if (outcome.ok) showToast({ kind: 'success', title: words.saved(nameOf(user)) })
  }
  function tick(id: string, on: boolean) {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-neutral-200 pt-6">
      <div>
        <h3 className="font-semibold">{words.portfolio}</h3>
        <p className="text-sm text-neutral-600">{words.portfolioIntro}</p>
      </div>
      {save.error && <SaveFailure error={save.error} />}
      <Checkbox
        label={words.isManager}
        checked={manager}
        onChange={(event) => setIsManager(event.target.checked)}
      />
      {manager && (
        <>
          <SearchBox
            label={words.pickSearch}
            hint={words.pickSearch}
            value={q}
            onChange={(next) => setQ(next ?? '')}
          />
          <p className="text-sm text-neutral-600">{words.pick(chosen.size)}</p>
          <ul className="max-h-64 overflow-y-auto rounded-lg border border-neutral-200">
            {list.rows.map((company) => (
              <li key={company.id} className="px-3 py-2">
                <Checkbox
                  label={company.legal_name}
                  checked={chosen.has(company.id)}
                  onChange={(event) => tick(company.id, event.target.checked)}
                />
              </li>
            ))}
          </ul>
          {list.hasMore && (
            <Button look="quiet" size="small" running={list.loadingMore} onClick={list.loadMore}>
              {data.loadMore}
            </Button>
          )}
        </>
      )}
      {shrinks && <p className="text-sm text-amber-900">{words.shrink}</p>}
      <div>
        <Button running={save.running} onClick={() => void keep()}>
          {words.savePortfolio}
        </Button>
      </div>
    </section>
  )
}
