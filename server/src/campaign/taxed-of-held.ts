/** What somebody is taxed on of a sum that was held, once it is paid: its gross less its deductible CSG; `e` is their line. */
export const taxedOfHeld =
  'case when e.untaxed then 0 else e.due_gross_cents - e.due_csg_deductible_cents end'
