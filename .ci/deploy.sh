#!/usr/bin/env bash
# What a workflow does with what was merged: builds it, deploys it to where .deploy.json of the site says, and keeps the
# addresses that visitors know from now on. For a server SSH_KEY holds the key, and SSH_HOSTS what ssh-keyscan says of
# it; the tools of hosts read variables of their own. BRANCH is the branch that was merged into.
set -euo pipefail
cd "$(dirname "$0")/.."
ledger=pages/_published.json

case "$(node -p 'require("./pages/.deploy.json").place.to')" in
  netlify) command -v netlify > /dev/null || npm install --global netlify-cli ;;
  cloudflare) command -v wrangler > /dev/null || npm install --global wrangler ;;
  s3) command -v aws > /dev/null || { apt-get update -q && apt-get install -y -q awscli; } ;;
  server)
    command -v rsync > /dev/null || { apt-get update -q && apt-get install -y -q rsync openssh-client; }
    mkdir -p ~/.ssh
    (umask 077 && printf '%s\n' "$SSH_KEY" > ~/.ssh/id_ed25519)
    printf '%s\n' "$SSH_HOSTS" >> ~/.ssh/known_hosts
    ;;
esac

npm run --silent build
npm run --silent deploy

[ ! -f "$ledger" ] || git add "$ledger"
if git diff --cached --quiet; then exit 0; fi
git -c user.name=Deployment -c user.email=deployment@localhost commit -q -m 'Keep the addresses that visitors know now [skip ci]'
if ! { git -c user.name=Deployment -c user.email=deployment@localhost pull -q --rebase "${REMOTE:-origin}" "$BRANCH" \
  && git push -q "${REMOTE:-origin}" "HEAD:$BRANCH"; }; then
  echo "The site is deployed, but its new addresses could not be kept: this job may not write to $BRANCH. Allow it to," \
    'or run "npm run publish-routes -- --deployed" on your computer and commit the file.' >&2
  exit 1
fi
