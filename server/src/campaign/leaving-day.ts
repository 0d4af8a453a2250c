/**
 * The leaving day that decides what `e` is offered and matched: that of the file `b` until the outcome is settled, then
 * the one it was settled with (C. trav., art. R3332-13).
 */
export const leavingDay = 'case when e.paid_cents is null then b.exit_date else e.settled_exit_date end'
