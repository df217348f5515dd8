-- additive
CREATE TABLE IF NOT EXISTS "proposal_pictures" (
	"proposal_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"picture_hash" text NOT NULL,
	CONSTRAINT "proposal_pictures_proposal_id_plan_id_pk" PRIMARY KEY("proposal_id","plan_id"),
	CONSTRAINT "proposal_pictures_proposal_id_issued_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."issued_proposals"("id") ON DELETE cascade ON UPDATE no action
);
