-- additive
DROP INDEX IF EXISTS "issued_proposals_by_number";--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "issued_proposals_by_project_number" ON "issued_proposals" USING btree ("owner_issuer","owner_subject","project_id","number","revision");
