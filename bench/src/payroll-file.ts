/** A NIR with its right key, of nobody: its commune does not exist. */
function nirOf(at: number): string {
  const base = `1${50 + (at % 50)}0${1 + (at % 9)}99${String(at % 1_000_000).padStart(6, '0')}`
  return base + String(97 - Number(BigInt(base) % 97n)).padStart(2, '0')
}

/** An IBAN with its right keys, of a bank that does not exist. */
function ibanOf(at: number): string {
  const account = String(at).padStart(11, '0')
  const key = 97n - ((89n * 99_999n + 3n * BigInt(account)) % 97n)
  const bban = `9999900000${account}${String(key).padStart(2, '0')}`
  return `FR${String(98n - (BigInt(`${bban}152700`) % 97n)).padStart(2, '0')}${bban}`
}

/** A payroll export of a company: thirteen columns, one person a line, no fault in it. */
export function payrollFile(people: number): string {
  const lines = [
    'Matricule;Nom;Prénom;E-mail;NIR;IBAN;Date de naissance;Date d’entrée;Salaire de référence;Jours de présence;Adresse;Code postal;Ville',
  ]
  for (let at = 0; at < people; at += 1)
    lines.push(
      [
        `E${String(at).padStart(7, '0')}`,
        `Nom${(at * 7919) % people}`,
        `Prénom${at % 700}`,
        `p${at}@example.org`,
        nirOf(at),
        ibanOf(at),
        `12/05/19${50 + (at % 45)}`,
        `01/02/20${10 + (at % 15)}`,
        `${20_000 + (at % 50_000)},${String(at % 100).padStart(2, '0')}`,
        '365',
        `${at % 300} rue des Lilas`,
        '75011',
        'Paris',
      ].join(';'),
    )
  return lines.join('\r\n')
}
