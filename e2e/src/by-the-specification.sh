#!/usr/bin/env bash
# A new company from its creation to a completed campaign, with nothing but the specification's calls, curl and bearers.
# Usage: by-the-specification.sh http://localhost:4000 MANAGER_TOKEN PLATFORM_TOKEN
set -euo pipefail
api="$1/api" manager="$2" platform="$3"

# call TOKEN METHOD PATH [BODY]: prints the answer; fails with it on an error status.
call() {
  local token="$1" method="$2" path="$3" body="${4-}" answer status
  if [ -n "$body" ]; then
    answer=$(curl -sS -w '\n%{http_code}' -X "$method" "$api$path" -H "Authorization: Bearer $token" -H 'Content-Type: application/json' -d "$body")
  else
    answer=$(curl -sS -w '\n%{http_code}' -X "$method" "$api$path" -H "Authorization: Bearer $token")
  fi
  status="${answer##*$'\n'}"
  answer="${answer%$'\n'*}"
  if [ "$status" -ge 300 ]; then
    echo "$method $path answered $status: $answer" >&2
    return 1
  fi
  printf '%s' "$answer"
}
# first NAME: the first value of a field in the JSON on standard input.
first() { grep -oE "\"$1\":(\"[^\"]*\"|[^,}]*)" | head -n 1 | sed -E 's/^"[^"]*":"?//; s/"$//'; }

# Eight digits and the key that makes a SIREN.
siren() {
  local base sum=0 digit index
  base=$(printf '%08d' $((RANDOM * 3051 % 100000000)))
  for index in 0 1 2 3 4 5 6 7; do
    digit=${base:$index:1}
    if [ $((index % 2)) -eq 1 ]; then digit=$((digit * 2 > 9 ? digit * 2 - 9 : digit * 2)); fi
    sum=$((sum + digit))
  done
  printf '%s%s' "$base" $(((10 - sum % 10) % 10))
}

created=$(call "$manager" POST /admin/company "{\"name\":\"Fournil du Quai\",\"siren\":\"$(siren)\"}")
company=$(printf '%s' "$created" | first id)
echo "company $company"
# The last exercice that is over, by the closing month of the example.
year=$(date +%Y)
[ "$(printf '%s' "$created" | first fiscal_year_end_month)" -lt "$((10#$(date +%m)))" ] || year=$((year - 1))
number=100
for person in Ana Bilal Chloe; do
  number=$((number + 1))
  call "$manager" POST "/company/$company/beneficiary" "{\"first_name\":\"$person\",\"last_name\":\"Quai\",\"email\":\"$person.$RANDOM@example.org\",\"employee_number\":\"$number\",\"birth_date\":\"1990-05-0$((number - 100))\"}" >/dev/null
done
campaign=$(call "$manager" POST "/company/$company/campaigns" "{\"name\":\"Interessement $year\",\"type\":\"interessement\",\"year\":$year}" | first id)
echo "campaign $campaign"
call "$manager" PUT "/company/$company/campaigns/$campaign" '{"envelope_gross_cents":300001}' >/dev/null
call "$manager" POST "/campaigns/$campaign/launch" >/dev/null
curl -sS -X POST "$api/demo/clock" -H 'Content-Type: application/json' -d '{"advance":"P1D"}' >/dev/null
call "$manager" POST "/campaigns/$campaign/remind" >/dev/null
curl -sS -X POST "$api/demo/clock" -H 'Content-Type: application/json' -d '{"advance":"P40D"}' >/dev/null
call "$platform" POST "/campaigns/$campaign/submit" >/dev/null
call "$manager" POST "/campaigns/$campaign/validate" >/dev/null
payroll=$(call "$manager" GET "/campaigns/$campaign/export/payroll")
curl -sSf -o /dev/null "$api/campaigns/$campaign/export/groupama" -H "Authorization: Bearer $manager"
state=$(call "$manager" POST "/campaigns/$campaign/complete" | first state)
echo "state $state, people $(printf '%s' "$payroll" | first count), gross $(printf '%s' "$payroll" | first brut_cents)"
[ "$state" = completed ]
